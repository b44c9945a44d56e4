/** Drawn pictures as textures, rasterised from SVG at the size they are shown: ask again after a resize, and never keep a texture across one. */
import { CanvasSource, Texture } from 'pixi.js';

/** Longest side of a texture in device pixels: what old tablets hold. */
const LONGEST = 2048;

export interface Pictures {
  /** Takes in one more picture; at once if it is there already. */
  add(name: string, address: string): Promise<void>;
  has(name: string): boolean;
  /** The picture `width` CSS px wide. Throws where the name is unknown. */
  texture(name: string, width: number): Texture;
  /** Height divided by width. */
  ratio(name: string): number;
  /** Frees what was not asked for since the last sweep. Call it after laying out for a new size. */
  sweep(): void;
  dispose(): void;
}

/** Images are decoded once in the life of the page: several matches and several sizes share them. */
const images = new Map<string, Promise<HTMLImageElement>>();

function imageAt(address: string): Promise<HTMLImageElement> {
  const known = images.get(address);
  if (known) return known;
  const loading = loadImage(address);
  images.set(address, loading);
  loading.catch(() => images.delete(address));
  return loading;
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  image.src = address;
  await image.decode();
  return image;
}

/** Device pixels per CSS pixel that boards are drawn with. */
export function resolution(): number {
  return typeof devicePixelRatio === 'number' ? Math.min(2, Math.max(1, devicePixelRatio)) : 1;
}

/** Loads all pictures side by side. Rejects if one cannot be had. */
export async function loadPictures(addresses: { readonly [name: string]: string }): Promise<Pictures> {
  const loaded = new Map<string, HTMLImageElement>();
  await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => {
      loaded.set(name, await imageAt(address));
    }),
  );
  return rasterised(loaded);
}

interface Raster {
  readonly texture: Texture;
  asked: boolean;
}

function rasterised(loaded: Map<string, HTMLImageElement>): Pictures {
  const rasters = new Map<string, Raster>();
  const imageOf = (name: string) => {
    const image = loaded.get(name);
    if (!image) throw new RangeError(`no picture "${name}"`);
    return image;
  };
  return {
    add: async (name, address) => {
      if (!loaded.has(name)) loaded.set(name, await imageAt(address));
    },
    has: (name) => loaded.has(name),
    ratio: (name) => imageOf(name).naturalHeight / imageOf(name).naturalWidth,
    texture: (name, width) => {
      const image = imageOf(name);
      const scale = pixelScale(image, width);
      const key = `${name}@${Math.ceil(image.naturalWidth * scale)}`;
      const known = rasters.get(key);
      if (known) {
        known.asked = true;
        return known.texture;
      }
      const raster = { texture: rasterise(name, image, scale), asked: true };
      rasters.set(key, raster);
      return raster.texture;
    },
    sweep: () => {
      for (const [key, raster] of rasters) {
        if (raster.asked) raster.asked = false;
        else {
          raster.texture.destroy(true);
          rasters.delete(key);
        }
      }
    },
    dispose: () => {
      for (const raster of rasters.values()) raster.texture.destroy(true);
      rasters.clear();
    },
  };
}

function pixelScale(image: HTMLImageElement, width: number): number {
  const wanted = (Math.max(1, width) * resolution()) / image.naturalWidth;
  return Math.min(wanted, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
}

/** The texture bears the picture's name, so that a look at the scene tells what is drawn. */
function rasterise(name: string, image: HTMLImageElement, scale: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.ceil(image.naturalHeight * scale));
  // A clear edge, so that a turned card has no stairs along its sides.
  canvas.getContext('2d')?.drawImage(image, 1, 1, canvas.width - 2, canvas.height - 2);
  const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear' });
  return new Texture({ source, label: name });
}

/** Pictures that show nothing, for tests without a page: every name is known and square. */
export function blankPictures(): Pictures {
  return {
    add: () => Promise.resolve(),
    has: () => true,
    texture: () => Texture.EMPTY,
    ratio: () => 1,
    sweep: () => {},
    dispose: () => {},
  };
}

/** Waits (at most two seconds) for the fonts that canvases write with: a text drawn earlier would keep the wrong letters. */
export async function fontsReady(locale: string): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts) return;
  const sample = locale === 'th' ? 'กขค 0123' : 'Aa 0123';
  const families = locale === 'th' ? ['Baloo 2', 'Nunito', 'Mitr', 'Noto Sans Thai Looped'] : ['Baloo 2', 'Nunito'];
  const loads = families.map((family) => document.fonts.load(`700 20px "${family}"`, sample).catch(() => []));
  await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, 2000))]);
}
