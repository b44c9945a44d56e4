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

export const savedRows = (page) => page.evaluate(rows);

/** The row of a match, or null. */
export async function savedRow(page, id) {
  return (await savedRows(page)).find((row) => row.id === id) ?? null;
}
