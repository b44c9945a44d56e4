/** The way home, the title of the game, and a small line on how far it is. */
import { gameName } from '../../game-name.ts';
import { usePlaying } from '../playing.ts';
import { HomeButton } from './tools.tsx';

export function PlayHead() {
  const { loaded, model, say } = usePlaying();
  const scene = model.scene.value;
  const sub = scene === null ? null : loaded.words.subtitle(scene);
  return (
    <header class="top">
      <HomeButton />
      <h1 tabIndex={-1}>
        {gameName(loaded.game.about.id)}
        {sub !== null && <small>{say(sub)}</small>}
      </h1>
    </header>
  );
}
