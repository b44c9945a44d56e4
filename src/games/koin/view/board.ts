/** The board of Kerajaan Koin. It is told what is legal, lights it, and answers with one of those moves; a half-made choice lives here and nowhere else. */
import { Container, Sprite } from 'pixi.js';
import type { BoardView, Place, Room, ViewHost } from '../../../stage/board-view.ts';
import type { Pictures } from '../../../stage/assets.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Koin, KoinEvent, Move } from '../kinds.ts';
import { MAP } from './places.ts';

export class KoinBoard implements BoardView<Koin> {
  readonly root = new Container({ label: 'koin' });
  readonly #host: ViewHost;
  readonly #pictures: Pictures;
  readonly #map = new Sprite();

  constructor(host: ViewHost, pictures: Pictures) {
    this.#host = host;
    this.#pictures = pictures;
    this.root.addChild(this.#map);
  }

  show(_scene: Scene<Koin>): void {
    this.#host.redraw();
  }

  async play(_events: readonly KoinEvent[], scene: Scene<Koin>): Promise<void> {
    this.show(scene);
  }

  ask(): void {}

  rest(): void {}

  resize(room: Room): void {
    const scale = Math.min(room.width / MAP.width, room.height / MAP.height);
    this.#map.texture = this.#pictures.texture('map', MAP.width * scale);
    this.#map.width = MAP.width * scale;
    this.#map.height = MAP.height * scale;
  }

  press(): void {}

  preview(_move: Move | null): void {}

  placeOf(_move: Move): Place | null {
    return null;
  }

  dispose(): void {
    this.root.destroy({ children: true });
    this.#pictures.dispose();
  }
}
