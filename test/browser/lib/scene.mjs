/** What a page holds beside its document, seen through Chromium's inspector: every node of a board's scene that is alive (in pools and lists too), and every observation with an open hand. */

/** Opens an inspector on a page as it is loaded now; after a reload another one is needed. */
export async function inspect(page) {
  const session = await page.raw.context().newCDPSession(page.raw);
  await session.send('Accessibility.enable');
  const { result: plain } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const call = async (objectId, fn, { args = [], returnByValue = true } = {}) => {
    const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: String(fn),
      arguments: args.map((value) => ({ value })),
      returnByValue,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return returnByValue ? result.value : result.objectId;
  };
  /** Calls `fn` in the page with all objects there are as `this`. The browser clears its memory for it: this takes a while. */
  const ofAll = async (fn, options) => {
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: plain.objectId });
    const answer = await call(objects.objectId, fn, options);
    await session.send('Runtime.releaseObject', { objectId: objects.objectId });
    return answer;
  };
  let root;
  return {
    /** `scene`: label, text and picture of each node that is alive, on the stage or not. `openHands`: how many observations with somebody's cards are alive. */
    held: () => ofAll(heldBy),
    /** The same of the nodes on the stage. */
    async drawn() {
      root ??= await ofAll(rootOf, { returnByValue: false });
      return call(root, drawnUnder);
    },
    /** Writes a word on a node of the scene, to prove that it would be found; null gives back what stood there. */
    plant: (word) => ofAll(plantIn, { args: [word] }),
    /** Every name, description, value and property of the accessibility tree. */
    async spoken() {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes.flatMap(({ name, description, value, properties = [] }) =>
        [name, description, value, ...properties.map((one) => one.value)]
          .map((one) => one?.value)
          .filter((one) => typeof one === 'string' && one !== ''),
      );
    },
  };
}

/** Runs in the page; `this` is a list of all objects. */
function rootOf() {
  return this.find((one) => Object.hasOwn(one, 'uid') && one.label === 'stage');
}

/** Runs in the page; `this` is the root. */
function drawnUnder() {
  const found = [];
  const visit = (node) => {
    const words = [node.label, node.text, node.texture?.label, node.accessibleTitle, node.accessibleHint];
    found.push(words.filter((word) => typeof word === 'string').join(' | '));
    for (const child of node.children) visit(child);
  };
  visit(this);
  return found;
}

/** Runs in the page; `this` is a list of all objects. */
function heldBy() {
  const own = (one, name) => Object.getOwnPropertyDescriptor(one, name)?.value;
  const nodes = this.filter((one) => Array.isArray(own(one, 'children')) && typeof own(one, 'uid') === 'number');
  const open = this.filter(
    (one) => Array.isArray(own(one, 'handSizes')) && one.hands?.some((hand) => hand?.length > 0),
  );
  const scene = nodes
    .filter((node) => node.destroyed !== true)
    .map((node) => [node.label, node.text, node.texture?.label, node.accessibleTitle, node.accessibleHint])
    .map((words) => words.filter((word) => typeof word === 'string').join(' | '));
  return { scene, openHands: open.length };
}

function plantIn(word) {
  const wanted = word === null ? 'planted' : 'effects';
  // Asking a prototype of the document for a property throws.
  const node = this.find((one) => Object.hasOwn(one, 'uid') && one.label === wanted);
  node.label = word === null ? 'effects' : 'planted';
  node.accessibleTitle = word;
}
