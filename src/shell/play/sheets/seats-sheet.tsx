/** Seats that live: a child leaves and the computer takes over, and back; a name is mended. The match goes on where it was. */
import { useRef } from 'preact/hooks';
import { CHARACTERS, LEVELS, type Player } from '../../../contract/player.ts';
import type { Seat } from '../../../contract/rules.ts';
import { NAME_LETTERS } from '../../../i18n/names.ts';
import { Badge } from '../../parts/badge.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

export function SeatsSheet() {
  const { actions, model, say } = usePlaying();
  /** Who sat in a seat before the computer did, so that a child who comes back finds its name. */
  const left = useRef(new Map<Seat, Player>());
  const change = (seat: Seat, next: Player) => {
    const before = model.players.value[seat];
    if (before !== undefined && before.kind !== next.kind) left.current.set(seat, before);
    actions.setPlayer(seat, next);
  };
  return (
    <Sheet title={say({ key: 'play.seats' })} onClose={() => actions.openSheet(null)}>
      <ul class="seat-rows">
        {model.players.value.map((player, seat) => (
          <SeatRow
            key={`${seat}/${player.colour}`}
            seat={seat}
            player={player}
            before={left.current.get(seat) ?? null}
            change={(next) => change(seat, next)}
          />
        ))}
      </ul>
      <div class="sheet-foot">
        <button type="button" class="btn pri" onClick={() => actions.openSheet(null)}>
          {say({ key: 'play.resume' })}
        </button>
      </div>
    </Sheet>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly player: Player;
  readonly before: Player | null;
  change(next: Player): void;
}

function SeatRow({ seat, player, before, change }: SeatRowProps) {
  const { loaded, say } = usePlaying();
  const params = { seat: { seat } };
  return (
    <li class="seat-row">
      <Badge colour={player.colour} size={44} />
      <input
        class="seat-name"
        aria-label={say({ key: 'play.seat.name', params })}
        value={player.name}
        maxLength={NAME_LETTERS * 4}
        autocomplete="off"
        onChange={(event) => {
          const name = event.currentTarget.value.trim();
          if (name !== '') change({ ...player, name });
          else event.currentTarget.value = player.name;
        }}
      />
      <Choice
        label={say({ key: 'play.seat.who', params })}
        options={[
          { value: 'human', label: t('player.human') },
          { value: 'computer', label: t('player.computer') },
        ]}
        value={player.kind}
        onPick={(kind) => {
          if (kind !== player.kind) change(kind === 'human' ? asHuman(player, before) : asRobot(player, before));
        }}
      />
      {player.kind === 'computer' && (
        <Choice
          label={say({ key: 'play.seat.level', params })}
          options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={player.level}
          onPick={(level) => change({ ...player, level })}
        />
      )}
      {player.kind === 'computer' && loaded.game.about.characters === true && (
        <Choice
          label={t('setup.manner')}
          options={[null, ...CHARACTERS].map((value) => ({ value, label: t(`manner.${value ?? 'plain'}`) }))}
          value={player.character}
          onPick={(character) => change({ ...player, character })}
        />
      )}
    </li>
  );
}

function asHuman(player: Player, before: Player | null): Player {
  if (before?.kind === 'human') return before;
  return { kind: 'human', name: player.name, colour: player.colour, side: player.side, personId: null };
}

/** Whoever sits in for a child. */
const STAND_IN = { level: 'seru', character: null } as const;

/** The name stays: everybody at the table knows whose seat it is. */
function asRobot(player: Player, before: Player | null): Player {
  const { level, character } = before?.kind === 'computer' ? before : STAND_IN;
  return { kind: 'computer', name: player.name, level, character, colour: player.colour, side: player.side };
}
