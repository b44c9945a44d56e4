/** Set-up: who plays, by which rules, and one big button. One screen for all games, drawn from the game's card. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../../games/registry.ts';
import type { Person } from '../../storage/people.ts';
import { gameName } from '../game-name.ts';
import { useGameWords } from '../game-words.ts';
import { ClothPicture } from '../parts/cloth-picture.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast } from '../parts/toast.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { keepFresh } from '../play/fresh.ts';
import { go } from '../router.ts';
import { useServices } from '../services.ts';
import { matchOf, recognised, remember } from '../setup/begin.ts';
import { type Draft, firstDraft, isGapDrawn, readDraft, withFamily } from '../setup/draft.ts';
import { HintRule } from '../setup/hint-rule.tsx';
import { HouseRules } from '../setup/house-rules.tsx';
import { Players } from '../setup/players.tsx';
import { SameShuffleLine } from '../setup/same-shuffle-line.tsx';
import { type SameShuffle, takeShuffle } from '../setup/same-shuffle.ts';
import { isPackMissing, PackLine } from '../setup/pack-line.tsx';
import { draftWords, t } from '../words.ts';
import { RulesBook } from './rules.tsx';
import '../styles/setup.css';

export function Setup({ game }: { game: AnyGame }): JSX.Element {
  const { about } = game;
  const { storage, offline } = useServices();
  const [same, setSame] = useState<SameShuffle | null>(() => takeShuffle(about.id));
  const draft = useSignal<Draft>(same?.draft ?? firstDraft(about));
  const [known, setKnown] = useState<readonly Person[]>([]);
  const [sheet, setSheet] = useState<'rules' | 'book' | null>(null);
  const words = useGameWords(game);

  useEffect(() => {
    const untouched = draft.value;
    void Promise.all([storage.people.list(), storage.notes.read(`setup/${about.id}`)]).then(([people, note]) => {
      setKnown(people);
      const last = people.filter((person) => person.lastPlayed === people[0]?.lastPlayed);
      // A slow disk must not undo what somebody has typed meanwhile.
      if (draft.value === untouched && same === null)
        draft.value = readDraft(about, note) ?? withFamily(about, untouched, last);
    });
  }, [about, draft, storage]);

  const start = async () => {
    if (!draft.value.rows.some((row) => row.kind === 'human')) {
      toast(t('setup.need'));
      return;
    }
    // The same shuffle keeps its colours: another empty place would be another match.
    const chosen = same === null ? draft.value : { ...draft.value, picked: true };
    const pairs = about.pairs?.(chosen.choices, chosen.rows.length) ?? false;
    const named = recognised(chosen, known, () => crypto.randomUUID(), pairs);
    const [last = null] = named.starter === 'winner' ? await storage.tallies.list(about.id) : [];
    const fresh = matchOf(about, named, draftWords(), last);
    const match = same === null ? fresh : { ...fresh, seed: same.seed };
    void remember(storage, about, named, Date.now());
    keepFresh(match);
    // Kept once for all, so that the next time needs no network.
    if (about.heavy) void offline()?.fetchPack();
    go({ screen: 'play', match: match.id });
  };

  const rules =
    words === null || words === 'missing' ? null : (
      <>
        <HouseRules about={about} draft={draft} words={words} />
        <HintRule />
      </>
    );
  return (
    <div class="frame setup">
      <TopBar title={gameName(about.id)} sub={t('setup.who')}>
        <button type="button" class="ib" aria-label={t('setup.howto')} onClick={() => setSheet('book')}>
          <Icon name="help" />
        </button>
      </TopBar>
      <main class="setup-main">
        <aside class="setup-side">
          <div class="setup-art" style={{ '--c2': about.cloth?.ground ?? '#7A3457' }}>
            <ClothPicture game={about.id} />
          </div>
          <section class="panel setup-rules">{rules}</section>
        </aside>
        <Players about={about} draft={draft} known={known} />
        <div class="setup-go">
          {about.heavy && isPackMissing() ? (
            <PackLine game={gameName(about.id)} />
          ) : same === null ? (
            <p>{t(isGapDrawn(about, draft.value) ? 'setup.gap' : 'setup.tip')}</p>
          ) : (
            <SameShuffleLine onNew={() => setSame(null)} />
          )}
          <button type="button" class="btn big rules-button" onClick={() => setSheet('rules')}>
            {t('setup.rules')}
          </button>
          <button type="button" class="btn pri big" onClick={start}>
            <Icon name="play" size={26} />
            {t('setup.start')}
          </button>
        </div>
      </main>
      {sheet === 'rules' && (
        <Sheet title={t('setup.rules')} place="low" onClose={() => setSheet(null)}>
          {rules}
        </Sheet>
      )}
      {sheet === 'book' && <RulesBook game={game} page={0} onClose={() => setSheet(null)} />}
    </div>
  );
}
