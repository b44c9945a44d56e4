/** Rings where the held ladder touches or almost does: each numbered, in the colour that says whether the count is right. */
import { Container, Graphics, type Text } from 'pixi.js';
import { label } from '../../../../stage/label.ts';
import type { Projector } from '../depth/camera.ts';
import type { Contact } from '../hand/live.ts';

const INK = 0x141033;
const PALE = 0xfff3da;
const MOST = 6;
const NUMBER = 11;

export interface Contacts {
  readonly root: Container;
  show(contacts: readonly Contact[], colour: number, project: Projector): void;
}

interface Ring {
  readonly root: Container;
  /** `number` 0: it does not touch yet. */
  show(number: number, x: number, y: number, radius: number, colour: number): void;
}

function ringOf(): Ring {
  const root = new Container({ visible: false });
  const paint = new Graphics();
  const text: Text = label('', { size: 14, colour: '#141033' });
  root.addChild(paint, text);
  let drawn = '';

  function touching(number: number, radius: number, colour: number): void {
    paint.circle(0, 0, radius).stroke({ color: INK, width: 6, alpha: 0.5 });
    paint.circle(0, 0, radius).stroke({ color: colour, width: 3.5 });
    paint
      .circle(radius * 0.9, -radius * 0.9, NUMBER)
      .fill(colour)
      .stroke({ color: INK, width: 2 });
    text.text = String(number);
    text.position.set(radius * 0.9, -radius * 0.9);
  }

  function almost(radius: number): void {
    const count = Math.max(3, Math.round((2 * radius) / 6));
    for (let dot = 0; dot <= count; dot++) paint.rect(-radius + (2 * radius * dot) / count - 1.4, -1.4, 2.8, 2.8);
    paint.fill({ color: PALE, alpha: 0.7 });
  }

  return {
    root,
    show(number, x, y, wanted, colour) {
      root.visible = true;
      root.position.set(x, y);
      const radius = Math.round(wanted);
      const key = `${number}/${radius}/${colour}`;
      if (key === drawn) return;
      drawn = key;
      paint.clear();
      text.visible = number > 0;
      if (number > 0) touching(number, radius, colour);
      else almost(radius);
    },
  };
}

export function createContacts(): Contacts {
  const root = new Container({ label: 'contacts' });
  const rings = Array.from({ length: MOST }, ringOf);
  root.addChild(...rings.map((ring) => ring.root));
  return {
    root,
    show(contacts, colour, project) {
      let count = 0;
      for (const [index, ring] of rings.entries()) {
        const contact = contacts[index];
        if (contact === undefined) {
          ring.root.visible = false;
          continue;
        }
        if (contact.touching) count++;
        const { x, y, depth } = project.at(contact.point);
        ring.show(contact.touching ? count : 0, x, y, Math.max(13, 0.075 * project.scale(depth)), colour);
      }
    },
  };
}
