/** The pause: everything that can be done to a match, and the few settings that matter while playing. */
import type { ComponentChildren } from 'preact';
import { Choice, Switch } from '../../parts/choice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { change, motionReduced, settings } from '../../settings.ts';
import { t } from '../../words.ts';
import { storageState } from '../../storage-state.ts';
import { sayKeeping } from '../keeping.ts';
import { usePlaying } from '../playing.ts';
import { Sign } from '../parts/sign.tsx';

export interface MenuSheetProps {
  /** Null where this device cannot lie between people. */
  readonly tableMode: { readonly on: boolean; turn(on: boolean): void } | null;
  readonly buttons: { readonly on: boolean; turn(on: boolean): void };
}

export function MenuSheet({ tableMode, buttons }: MenuSheetProps) {
  const { actions, loaded, model, say } = usePlaying();
  const close = () => actions.openSheet(null);
  const over = model.outcome.value !== null;
  return (
    <Sheet title={say({ key: 'play.pause.title' })} onClose={close}>
      <p class="sheet-note">{say(sayKeeping(storageState.value) ?? { key: 'play.pause.text' })}</p>
      <div class="menu-list">
        <button type="button" class="btn pri" onClick={close}>
          <Icon name="play" />
          {say({ key: 'play.resume' })}
        </button>
        {settings.value.hints && model.question.value !== null && (
          <Item name={say({ key: 'play.hint' })} icon={<Icon name="spark" />} press={actions.hint} />
        )}
        <Item name={say({ key: 'play.help' })} icon={<Icon name="help" />} press={() => actions.openSheet('rules')} />
        <Item name={say({ key: 'play.log' })} icon={<Sign name="list" />} press={() => actions.openSheet('log')} />
        <Item name={say({ key: 'play.look' })} icon={<Sign name="eye" />} press={() => actions.openSheet('look')} />
        <Item name={say({ key: 'play.seats' })} icon={<Icon name="user" />} press={() => actions.openSheet('seats')} />
        {!over && (
          <Item name={say({ key: 'play.end' })} icon={<Sign name="flag" />} press={() => actions.openSheet('end')} />
        )}
        <Item
          name={say({ key: 'play.restart' })}
          icon={<Sign name="again" />}
          press={() => actions.openSheet('restart')}
        />
        <Item name={say({ key: 'play.leave' })} icon={<Icon name="home" />} press={actions.leave} />
      </div>
      <div class="menu-rows">
        <Row
          id="play-sound"
          name={say({ key: 'play.sound' })}
          on={settings.value.sound}
          turn={(sound) => change({ sound })}
        />
        <Row
          id="play-motion"
          name={say({ key: 'play.motion' })}
          on={motionReduced.value}
          turn={(on) => change({ motion: on ? 'reduced' : 'full' })}
        />
        <Row id="play-buttons" name={say({ key: 'play.buttons' })} {...buttons} />
        {tableMode !== null && <Row id="play-table" name={say({ key: 'play.table-mode' })} {...tableMode} />}
        <div class="menu-row">
          <span>{say({ key: 'play.pace' })}</span>
          <Choice
            label={say({ key: 'play.pace' })}
            options={(['calm', 'normal', 'quick'] as const).map((value) => ({
              value,
              label: t(`settings.pace.${value}`),
            }))}
            value={settings.value.pace}
            onPick={(pace) => change({ pace })}
          />
        </div>
        {loaded.rules.beat !== undefined && <BeatRow />}
      </div>
      <MenuPrint />
    </Sheet>
  );
}

function BeatRow() {
  return (
    <div class="menu-row">
      <span>{t('settings.beat')}</span>
      <Choice
        label={t('settings.beat')}
        options={(['normal', 'long', 'tap'] as const).map((value) => ({ value, label: t(`settings.beat.${value}`) }))}
        value={settings.value.beat}
        onPick={(beat) => change({ beat })}
      />
    </div>
  );
}

/** The fingerprint stays findable as long as the match runs. */
function MenuPrint() {
  const { actions, print } = usePlaying();
  if (print.value === null) return null;
  return (
    <div class="menu-row menu-print">
      <span>
        {t('fair.print')}: <span class="print">{print.value}</span>
      </span>
      <button type="button" class="btn small" onClick={() => actions.openSheet('fair')}>
        {t('fair.what')}
      </button>
    </div>
  );
}

interface ItemProps {
  readonly name: string;
  readonly icon: ComponentChildren;
  press(): void;
}

function Item({ name, icon, press }: ItemProps) {
  return (
    <button type="button" class="btn" onClick={press}>
      {icon}
      {name}
    </button>
  );
}

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly on: boolean;
  turn(on: boolean): void;
}

function Row({ id, name, on, turn }: RowProps) {
  return (
    <div class="menu-row">
      <label for={id}>{name}</label>
      <Switch id={id} on={on} onTurn={turn} />
    </div>
  );
}
