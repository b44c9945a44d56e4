/** The picture of a game's cloth, found by its fixed file name in the game's folder: Home needs it before anything else of the game. */
import type { JSX } from 'preact';

const pictures: { readonly [path: string]: string } = import.meta.glob('../../games/*/art/cloth.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export function ClothPicture({ game }: { game: string }): JSX.Element | null {
  const address = pictures[`../../games/${game}/art/cloth.svg`];
  return address === undefined ? null : <img src={address} alt="" decoding="async" draggable={false} />;
}
