/** A hint for the person whose turn it is: the computer is asked, from what that person may see. */
import type { Session } from './session.ts';

export async function giveHint({ bridge, match, model, opening, table }: Session): Promise<void> {
  const question = model.question.value;
  const seat = question?.scene.toMove;
  if (question === null || typeof seat !== 'number') return;
  const { about } = opening.loaded.game;
  const { id, log } = match.saved();
  const asked = {
    game: about.id,
    observation: question.scene.observation,
    seat,
    level: about.hints ?? 'seru',
    character: null,
    seed: `${id}/${log.length}/hint`,
    memory: match.memory(),
  } as const;
  const stop = new AbortController();
  const over = model.question.subscribe((now) => {
    if (now !== question) stop.abort();
  });
  try {
    const hint = await bridge.hint(asked, stop.signal);
    if (stop.signal.aborted) return;
    table.toast(hint?.reason ?? { key: 'play.hint.none' });
    if (hint !== null) table.preview(hint.move);
  } catch {
    if (!stop.signal.aborted) table.toast({ key: 'play.hint.none' });
  } finally {
    over();
  }
}
