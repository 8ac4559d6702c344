import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { listText } from '../../../components/format/listText';
import { saveFile } from '../../../components/format/saveFile';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FieldGroup } from '../../../components/ui/Field';
import { Notice } from '../../../components/ui/Notice';
import type { VideoRow } from '../../../lib/collections/videos';
import { TextSource } from '../lists/TextSource';
import { ToolPanel } from '../lists/ToolPanel';
import { EditPreview } from './EditPreview';
import { planEdits } from './manyEdits';
import { videoFieldLabel } from './videoFieldLabel';
import {
  planSheet,
  readVideoSheet,
  type SheetCell,
  type SheetField,
  type SheetRow,
  sheetFields,
  toCellKey,
  writeVideoCsv,
  writeVideoJson,
} from './videoSheet';

interface WriteSheetProps {
  videos: readonly VideoRow[];
  /** Name of the file without its ending. */
  name: string;
  onClose: () => void;
}

/** Saves chosen fields of videos as a file that is edited elsewhere, and read back. */
export function WriteSheet({ videos, name, onClose }: WriteSheetProps) {
  const [chosen, setChosen] = useState<ReadonlySet<SheetField>>(new Set(['title', 'description', 'tags']));
  const fields = sheetFields.filter((field) => chosen.has(field));
  const toggle = (field: SheetField, isOn: boolean) => {
    const others = sheetFields.filter((one) => one !== field && chosen.has(one));
    setChosen(new Set(isOn ? [...others, field] : others));
  };
  return (
    <ToolPanel title={i18n.t('videos.saveSheet', { count: videos.length })} onClose={onClose}>
      <FieldGroup label={i18n.t('videos.sheetFields')} hint={i18n.t('videos.sheetHint')}>
        {sheetFields.map((field) => (
          <Checkbox key={field} checked={chosen.has(field)} onChange={(isOn) => toggle(field, isOn)}>
            {videoFieldLabel(field)}
          </Checkbox>
        ))}
      </FieldGroup>
      <div class="row">
        <Button
          kind="primary"
          disabled={fields.length === 0}
          onClick={() => saveFile(`${name}.csv`, 'text/csv', writeVideoCsv(videos, fields))}
        >
          {i18n.t('videos.saveAsCsv')}
        </Button>
        <Button
          disabled={fields.length === 0}
          onClick={() => saveFile(`${name}.json`, 'application/json', writeVideoJson(videos, fields))}
        >
          {i18n.t('videos.saveAsJson')}
        </Button>
      </div>
    </ToolPanel>
  );
}

interface ReadSheetProps {
  /** All videos of the channel. */
  videos: readonly VideoRow[];
  onClose: () => void;
}

interface Read {
  rows: readonly SheetRow[];
  /** Name of the file; empty for pasted text. */
  from: string;
  /** The videos as they were then: those that the bulk task changes are not compared again. */
  videos: ReadonlyMap<string, VideoRow>;
}

/** Reads a sheet back, and changes the videos by it as one bulk task. */
export function ReadSheet({ videos, onClose }: ReadSheetProps) {
  const [read, setRead] = useState<Read>();
  return (
    <ToolPanel title={i18n.t('videos.readSheet')} onClose={onClose}>
      <TextSource
        fileLabel={i18n.t('videos.sheetFile')}
        fileHint={i18n.t('videos.sheetFileHint')}
        accept={['.csv', '.json', '.txt', 'text/csv', 'text/plain', 'application/json']}
        textLabel={i18n.t('videos.sheetText')}
        textHint={i18n.t('videos.sheetTextHint')}
        read={readVideoSheet}
        onRead={(readings, from) =>
          setRead({
            rows: readings.flat(),
            from: listText(from),
            videos: new Map(videos.map((video) => [video.videoId, video])),
          })
        }
      />
      {read && <SheetChanges key={read.from} {...read} />}
    </ToolPanel>
  );
}

function SheetChanges(read: Read) {
  const { rows, from, videos } = read;
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set());
  const { sheet, plan } = useMemo(() => {
    const sheet = planSheet(rows, videos, overwritten);
    const named = rows.flatMap(({ videoId }) => videos.get(videoId) ?? []);
    const toFields = ({ videoId }: VideoRow) => sheet.changes.get(videoId) ?? {};
    return { sheet, plan: planEdits(named, { kind: 'fields', toFields, isExact: true }, Date.now()) };
  }, [rows, videos, overwritten]);
  const choose = (cells: readonly SheetCell[], isOn: boolean) => {
    const next = new Set(overwritten);
    for (const key of cells.map(toCellKey)) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    setOverwritten(next);
  };
  return (
    <>
      {sheet.unknown.length > 0 && (
        <Notice tone="warn">{i18n.t('videos.sheetUnknown', { count: sheet.unknown.length })}</Notice>
      )}
      {sheet.invalid.length > 0 && (
        <Notice tone="warn">
          <p>{i18n.t('videos.sheetInvalid')}</p>
          <ul>
            {sheet.invalid.slice(0, mostListed).map((cell) => (
              <li key={toCellKey(cell)}>
                <bdi>{cell.video.title}</bdi>, {videoFieldLabel(cell.field)}: <bdi>{cell.value}</bdi>
              </li>
            ))}
          </ul>
          {sheet.invalid.length > mostListed && (
            <p>{i18n.t('manager.andMore', { count: sheet.invalid.length - mostListed })}</p>
          )}
        </Notice>
      )}
      {sheet.conflicts.length > 0 && (
        <FieldGroup label={i18n.t('videos.sheetConflicts', { count: sheet.conflicts.length })}>
          <Checkbox
            checked={sheet.conflicts.every((cell) => overwritten.has(toCellKey(cell)))}
            onChange={(isOn) => choose(sheet.conflicts, isOn)}
          >
            {i18n.t('videos.overwriteAll')}
          </Checkbox>
          {sheet.conflicts.slice(0, mostListed).map((cell) => (
            <Checkbox
              key={toCellKey(cell)}
              checked={overwritten.has(toCellKey(cell))}
              onChange={(isOn) => choose([cell], isOn)}
            >
              <bdi>{cell.video.title}</bdi>, {videoFieldLabel(cell.field)}: <bdi>{cell.value}</bdi>
            </Checkbox>
          ))}
          {sheet.conflicts.length > mostListed && (
            <p>{i18n.t('manager.andMore', { count: sheet.conflicts.length - mostListed })}</p>
          )}
        </FieldGroup>
      )}
      <EditPreview plan={plan} isNamed />
      {plan.items.length > 0 && (
        <PriceBeforeStart kind="editVideos" about={from || i18n.t('videos.sheetText')} items={plan.items} />
      )}
    </>
  );
}

/** Cells that are listed one by one. */
const mostListed = 50;
