/** The rules book outside a match: from Set-up, and by a link of its own. The words come first; pictures follow when the board's files are here. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shape } from '../../contract/rules.ts';
import type { AnyGame } from '../../games/registry.ts';
import type { ViewModule } from '../../stage/board-view.ts';
import { gameName } from '../game-name.ts';
import { useGameWords } from '../game-words.ts';
import { Book } from '../parts/book.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { go } from '../router.ts';
import { t } from '../words.ts';

export interface RulesBookProps {
  readonly game: AnyGame;
  readonly page: number;
  readonly onClose: () => void;
}

export function RulesBook({ game, page, onClose }: RulesBookProps): JSX.Element | null {
  const { about } = game;
  const words = useGameWords(game);
  const [view, setView] = useState<ViewModule<Shape> | null>(null);
  useEffect(() => {
    game.view().then(
      (module) => setView(module as ViewModule<Shape>),
      () => undefined,
    );
  }, [game]);
  if (words === null || words === 'missing') return null;
  return (
    <Book
      game={gameName(about.id)}
      pages={about.pages}
      first={page}
      say={words.say}
      picture={(one) => view?.pagePicture(one) ?? null}
      onClose={onClose}
    />
  );
}

export function RulesScreen({ game, page }: { game: AnyGame; page: number }): JSX.Element {
  const words = useGameWords(game);
  if (words === 'missing') return <Trouble text={t('error.files')} onRetry={() => location.reload()} />;
  const close = () => go({ screen: 'setup', game: game.about.id }, true);
  return <RulesBook game={game} page={page} onClose={close} />;
}
