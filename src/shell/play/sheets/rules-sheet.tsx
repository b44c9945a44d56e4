/** The rules book over the board, opened at the page that explains this moment. */
import { gameName } from '../../game-name.ts';
import { Book } from '../../parts/book.tsx';
import { RuleLines } from '../../parts/rule-lines.tsx';
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

export function RulesSheet() {
  const { actions, loaded, model, rules, say } = usePlaying();
  const { about } = loaded.game;
  const scene = model.scene.peek();
  const first = scene === null ? 0 : loaded.words.pageFor(scene);
  return (
    <Book
      game={gameName(about.id)}
      pages={about.pages}
      first={Math.max(0, Math.min(first, about.pages - 1))}
      say={say}
      picture={(page) => loaded.view?.pagePicture(page) ?? null}
      last={{ title: t('setup.rules'), content: <RuleLines rules={rules()} say={say} /> }}
      onClose={() => actions.openSheet(null)}
    />
  );
}
