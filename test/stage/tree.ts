/** A scene graph as plain lines, for comparing two of them. */
import './pixi-in-node.ts';
import { type Container, Graphics, Text } from 'pixi.js';

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function contentOf(node: Container): string {
  if (node instanceof Text) return ` "${node.text}"`;
  if (!(node instanceof Graphics)) return '';
  const { x, y, width, height } = node.getLocalBounds();
  return ` [${[x, y, width, height].map(rounded).join(' ')}]`;
}

function line(node: Container): string {
  const numbers = [node.x, node.y, node.scale.x, node.scale.y, node.rotation, node.alpha, node.zIndex].map(rounded);
  return `${node.constructor.name} ${node.label ?? ''} ${numbers.join(' ')}${node.visible ? '' : ' hidden'}${contentOf(node)}`;
}

/** Every node, children indented under their parents. Nodes labelled `without` are left out. */
export function tree(root: Container, without: readonly string[] = [], depth = 0): readonly string[] {
  if (without.includes(root.label)) return [];
  const own = ' '.repeat(depth) + line(root);
  return [own, ...root.children.flatMap((child) => tree(child as Container, without, depth + 1))];
}
