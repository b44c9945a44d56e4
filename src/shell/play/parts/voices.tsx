/** What is read aloud: one polite sentence per event, in order. Only public sentences ever come here. */
import { usePlaying } from '../playing.ts';

/** So many sentences stay in the region; readers have said the older ones. */
const STAY = 6;

export function Voices() {
  const { model, say } = usePlaying();
  const undone = model.toast.value;
  return (
    <>
      <div class="hush" role="log" aria-live="polite" aria-relevant="additions">
        {model.told.value.slice(-STAY).map((one) => (
          <p key={one.id}>{say(one.message)}</p>
        ))}
      </div>
      <div class="hush" role="status">
        {undone !== null && say(undone.message)}
      </div>
    </>
  );
}
