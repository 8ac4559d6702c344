import { i18n } from '#i18n';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { UploadForm } from './UploadForm';
import { needsFile, UploadLine } from './UploadLine';
import { useUploads } from './useUploads';

/** The uploads under way, and the form of a new one. */
export function UploadSection({ active, dropped }: SectionProps) {
  const uploads = useUploads();
  const { lines, failure, again } = uploads;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!lines && !failure && <Waiting />}
      {lines && lines.length > 0 && (
        <div class="panel stack">
          <h3>{i18n.t('manager.uploads')}</h3>
          {lines.filter(needsFile).length > 1 && (
            <Notice>{i18n.t('uploads.chooseAgain', { count: lines.filter(needsFile).length })}</Notice>
          )}
          <ul class="stack">
            {lines.map((line) => (
              <UploadLine key={line.upload.uploadId} line={line} uploads={uploads} />
            ))}
          </ul>
        </div>
      )}
      {active.video ? (
        <UploadForm
          uploads={uploads}
          channel={active.video}
          quotaClientId={active.quotaClientId}
          // Not before it is known whether the file has an unfinished upload
          dropped={lines && dropped && 'files' in dropped ? dropped.files : undefined}
        />
      ) : (
        <SignIn />
      )}
    </>
  );
}
