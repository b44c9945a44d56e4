/** Looks at the saves from outside the app: straight into the database of a page. */

/** Rows of the store `matches`; bytes become their length. Runs in the page. */
function rows() {
  const name = `tikar${new URL('.', document.baseURI).pathname}data`;
  return new Promise((done, fail) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('matches')) {
        db.close();
        done([]);
        return;
      }
      const asking = db.transaction('matches').objectStore('matches').getAll();
      asking.onsuccess = () => {
        db.close();
        done(
          asking.result.map((row) => ({ ...row, body: row.body instanceof Uint8Array ? row.body.length : row.body })),
        );
      };
      asking.onerror = () => fail(asking.error);
    };
  });
}

/** Whether the app has made its database. Looking must not make an empty one. Runs in the page. */
function isMade() {
  return new Promise((done) => {
    const opening = indexedDB.open(`tikar${new URL('.', document.baseURI).pathname}data`);
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = (event) => {
      event.preventDefault();
      done(false);
    };
    opening.onsuccess = () => {
      const has = opening.result.objectStoreNames.contains('matches');
      opening.result.close();
      done(has);
    };
  });
}

/** Waits for the app's database: right after Home is shown it may still be in the making. */
export const databaseMade = (page) => page.waitFor(isMade, { what: 'the database' });

export const savedRows = (page) => page.evaluate(rows);

/** The row of a match, or null. */
export async function savedRow(page, id) {
  return (await savedRows(page)).find((row) => row.id === id) ?? null;
}
