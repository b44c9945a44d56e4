/** What every engine's page can do, built on one thing that each engine brings: `evaluate`. The functions sent to the page use nothing from outside. */

const POLL_MS = 100;

/** Finds and presses. Runs in the page. `wanted` is a whole name, or a pattern when `isPattern`. Returns null, or why not. */
function press({ wanted, isPattern, within }) {
  const selector =
    'button, a[href], [role=button], [role=tab], [role=radio], [role=switch], [role=option], [role=checkbox], input[type=checkbox], input[type=radio], summary';
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')];
  const top = dialogs.at(-1);
  const roots = within === null ? [top, document].filter(Boolean) : [...document.querySelectorAll(within)];
  const fits = isPattern ? (name) => new RegExp(wanted, 'u').test(name) : (name) => name === wanted;
  const nameOf = (element) => {
    const labelled = element.getAttribute('aria-labelledby');
    const parts = labelled?.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
    const label = element.labels?.[0]?.textContent;
    const text = parts?.join(' ') ?? element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  };
  const names = [];
  for (const root of roots) {
    for (const element of root.querySelectorAll(selector)) {
      const name = nameOf(element);
      const isOff = element.disabled === true || element.getAttribute('aria-disabled') === 'true';
      const isShown = element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
      if (!isOff && isShown) names.push(name);
      if (!fits(name) || isOff || !isShown) continue;
      element.click();
      return null;
    }
  }
  return `no button ${wanted}; there are: ${names.slice(0, 40).join(' | ')}`;
}

function listNames({ selector }) {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.disabled !== true && element.getClientRects().length > 0)
    .map((element) =>
      (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

/**
 * Adds the shared part to a page. `own` brings: evaluate(fn, arg), goto(url), reload(), screenshot(file), close().
 * `evaluate` awaits promises; its argument and answer are JSON.
 */
export function pageOf(own) {
  const page = {
    ...own,
    /** Waits until `fn(arg)` in the page is truthy and gives that value. */
    async waitFor(fn, { arg = null, ms = 30_000, what = String(fn).slice(0, 120) } = {}) {
      const end = Date.now() + ms;
      let fault = '';
      for (;;) {
        try {
          const value = await page.evaluate(fn, arg);
          if (value) return value;
        } catch (error) {
          // The page is being replaced: ask again.
          fault = String(error).slice(0, 200);
        }
        if (Date.now() > end) throw new Error(`waited ${ms} ms in ${page.engine} for ${what} ${fault}`);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
    /** Presses the button or link of this accessible name (text, or a RegExp), waiting for it. `within`: a selector. */
    async click(name, { ms = 15_000, within = null } = {}) {
      const isPattern = name instanceof RegExp;
      const arg = { wanted: isPattern ? name.source : name, isPattern, within };
      const end = Date.now() + ms;
      for (;;) {
        const why = await page.evaluate(press, arg).catch((error) => String(error));
        if (why === null) return;
        if (Date.now() > end) throw new Error(`${page.engine}: ${why}`);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
    /** Names of what can be pressed now below a selector. */
    names: (selector = 'button') => page.evaluate(listNames, { selector }),
    /** What can be read on the page (or in an element). */
    // biome-ignore lint/performance/useDomNodeTextContent: what people can read, not what is in the tree
    text: (selector = 'body') => page.evaluate((one) => document.querySelector(one)?.innerText ?? '', selector),
    /** Waits until the page says this. */
    says: (text, options = {}) =>
      // biome-ignore lint/performance/useDomNodeTextContent: as above
      page.waitFor((one) => document.body.innerText.includes(one), { arg: text, what: `"${text}"`, ...options }),
  };
  return page;
}
