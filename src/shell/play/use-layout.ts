/** The arrangement of the screen as it is now: its form, and the edge that the tray lies on in table mode. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { people, type Side } from '../../contract/player.ts';
import { canTurn, type Form, formOf, insetsOf, type Layout } from './layout.ts';
import type { Session } from './session.ts';

export interface LayoutState {
  readonly layout: ReadonlySignal<Layout>;
  /** Null where this device cannot lie between people. */
  readonly tableMode: ReadonlySignal<{ readonly on: boolean; turn(on: boolean): void } | null>;
}

export function useLayout(session: Session, wanted: ReadonlySignal<boolean>, want: (on: boolean) => void): LayoutState {
  const form = useForm();
  const facing = useFacing(session);
  const { model, secret, opening } = session;
  const game = opening.loaded.game.about.layout;
  const able = useComputed(() => canTurn(form.value, game, people(model.players.value).length, secret));
  const layout = useComputed(
    (): Layout => ({ form: form.value, game, facing: able.value && wanted.value ? facing.value : null }),
  );
  const tableMode = useComputed(() => (able.value ? { on: wanted.value, turn: want } : null));
  useEffect(
    () =>
      layout.subscribe((now) => {
        session.stage()?.surround({ insets: insetsOf(now), facing: now.facing });
      }),
    [layout, session],
  );
  return { layout, tableMode };
}

function useForm(): ReadonlySignal<Form> {
  const form = useSignal(formOf(innerWidth, innerHeight));
  useEffect(() => {
    const measure = () => {
      form.value = formOf(innerWidth, innerHeight);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [form]);
  return form;
}

/** The side of the person whose turn it is; while computers play it stays where the last person sits. */
function useFacing({ model }: Session): ReadonlySignal<Side> {
  const facing = useSignal<Side>(firstSide(model.players.value));
  useEffect(
    () =>
      model.turn.subscribe((seat) => {
        const player = seat === null ? undefined : model.players.value[seat];
        if (player?.kind === 'human') facing.value = player.side;
      }),
    [facing, model],
  );
  return facing;
}

function firstSide(players: Session['model']['players']['value']): Side {
  return players.find((player) => player.kind === 'human')?.side ?? 'bottom';
}
