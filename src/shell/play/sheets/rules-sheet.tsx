/** The rules book over the board, opened at the page that explains this moment. */
import { useState } from 'preact/hooks';
import { Sheet } from '../../parts/sheet.tsx';
import { gameName } from '../../game-name.ts';
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

export function RulesSheet() {
  const { actions, loaded, model, say } = usePlaying();
  const { about } = loaded.game;
  const scene = model.scene.value;
  const first = scene === null ? 0 : Math.min(loaded.words.pageFor(scene), about.pages - 1);
  const [page, setPage] = useState(Math.max(0, first));
  const picture = loaded.view?.pagePicture(page) ?? null;
  const title = (index: number) => say({ key: `page.${index}.title` });
  const isLast = page === about.pages - 1;
  return (
    <Sheet title={t('rules.title', { game: gameName(about.id) })} place="side" onClose={() => actions.openSheet(null)}>
      <div class="book-tabs" role="tablist">
        {Array.from({ length: about.pages }, (_, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            aria-selected={index === page}
            class={index === page ? 'book-tab on' : 'book-tab'}
            onClick={() => setPage(index)}
          >
            {title(index)}
          </button>
        ))}
      </div>
      <div class="book-page" role="tabpanel" aria-label={title(page)}>
        {picture !== null && <img src={picture} alt="" />}
        <p>{say({ key: `page.${page}.text` })}</p>
      </div>
      <div class="sheet-foot">
        {page > 0 && (
          <button type="button" class="btn" onClick={() => setPage(page - 1)}>
            {t('rules.back')}
          </button>
        )}
        <button type="button" class="btn pri" onClick={() => (isLast ? actions.openSheet(null) : setPage(page + 1))}>
          {t(isLast ? 'rules.done' : 'rules.next')}
        </button>
      </div>
    </Sheet>
  );
}
