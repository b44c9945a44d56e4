/** The tray as plain text and buttons, without the shell's looks. */
import type { Tray } from '../../src/contract/tray.ts';
import type { Translator } from '../../src/i18n/translator.ts';

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

export function showTray(
  content: Tray | null,
  words: Translator,
  press: (id: string, value: number | null) => void,
): void {
  const tray = document.getElementById('tray') as HTMLElement;
  tray.replaceChildren();
  if (!content) return;
  tray.append(element('h2', words.say(content.title)));
  if (content.hint) tray.append(element('p', words.say(content.hint)));
  if (content.card) {
    const picture = document.createElement('img');
    picture.src = content.card.picture;
    picture.alt = '';
    if (content.card.spent) picture.style.filter = 'grayscale(1)';
    const caption = content.card.caption ? ` · ${words.say(content.card.caption)}` : '';
    tray.append(picture, element('p', words.say(content.card.name) + caption));
  }
  if (content.text) tray.append(element('p', words.say(content.text)));
  const buttons = [...(content.hand ?? []), ...content.chips, ...(content.confirm ? [content.confirm] : [])];
  for (const { id, label, note, picked, off } of buttons) {
    const button = element('button', words.say(label) + (note ? ` (${words.say(note)})` : '')) as HTMLButtonElement;
    button.setAttribute('aria-pressed', String(picked));
    button.disabled = off;
    button.dataset['id'] = id;
    button.onclick = () => press(id, null);
    tray.append(button);
  }
  if (content.stepper) {
    const { stepper } = content;
    tray.append(element('p', words.say(stepper.label)));
    for (const value of stepper.values) {
      const button = element('button', String(value)) as HTMLButtonElement;
      button.disabled = !stepper.open.includes(value);
      button.setAttribute('aria-pressed', String(stepper.value === value));
      button.dataset['id'] = `${stepper.id}=${value}`;
      button.onclick = () => press(stepper.id, value);
      tray.append(button);
    }
  }
}
