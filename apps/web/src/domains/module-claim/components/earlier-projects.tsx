import type { EarlierProject } from '@heliodesk/contract/module-claim';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { projectOf } from '../claim-values.ts';
import type { ClaimValues, Project } from '../claim-values.ts';
import { earlierProjects } from '../queries.ts';

type EarlierProjectsProps = Pick<FieldsStepProps<ClaimValues>, 'form' | 'values' | 'onEdit' | 'contactId'>;

/** The claim a project was copied from, and what the fields held before. */
interface Taken {
  requestNo: string;
  before: Project;
}

/** While a claim has no project name: projects of earlier claims, each copied with one click that can be undone. */
export function EarlierProjects({ form, values, onEdit, contactId }: EarlierProjectsProps) {
  const [taken, setTaken] = useState<Taken>();
  const { moduleClaim } = values;
  const hasName = Boolean(moduleClaim.projectName?.trim());
  const { data: projects = [] } = useQuery({ ...earlierProjects(contactId), enabled: !hasName });
  const fill = (project: Project) => {
    const change = { ...values, moduleClaim: { ...moduleClaim, ...project } };
    const fields: FormInstance = form;
    // Clears the errors about the former values.
    fields.setFields(Object.entries(project).map(([name, value]) => ({ name: ['moduleClaim', name], value, errors: [] })));
    onEdit(change, { moduleClaim: project });
  };
  const handleTake = ({ requestNo, project }: EarlierProject) => {
    setTaken({ requestNo, before: projectOf(moduleClaim) });
    fill(projectOf(project));
  };
  if (taken)
    return (
      <TakenFrom
        requestNo={taken.requestNo}
        onClear={() => {
          setTaken(undefined);
          fill(taken.before);
        }}
      />
    );
  if (projects.length === 0 || hasName) return null;
  return <Offer projects={projects} onTake={handleTake} />;
}

function Offer({ projects, onTake }: { projects: readonly EarlierProject[]; onTake: (project: EarlierProject) => void }) {
  const { t } = useTranslation('moduleClaim');
  return (
    <div className="hd-earlier-projects" role="group" aria-label={t('earlier.from')}>
      <Icon name="clock" size={20} />
      <span>{t('earlier.from')}</span>
      {projects.map((earlier) => (
        <Button key={earlier.requestNo} size="small" onClick={() => onTake(earlier)}>
          <bdi className="hd-cut">{earlier.project.projectName}</bdi>{' '}
          <span className="hd-hint">
            <Trans t={t} i18nKey="earlier.claimOf" components={{ day: <LocalTime at={earlier.submitTime} as="day" /> }} />
          </span>
        </Button>
      ))}
    </div>
  );
}

function TakenFrom({ requestNo, onClear }: { requestNo: string; onClear: () => void }) {
  const { t } = useTranslation(['moduleClaim', 'common']);
  return (
    <div className="hd-taken-project" role="status">
      <Icon name="check" />
      <span className="hd-grow">
        <Trans t={t} i18nKey="earlier.taken" values={{ number: requestNo }} components={{ no: numberMark }} />
      </span>
      <Button type="text" size="small" icon={<Icon name="return" />} onClick={onClear}>
        {t('common:undo')}
      </Button>
    </div>
  );
}

const numberMark = (
  <Ltr mono className="hd-nowrap">
    {null}
  </Ltr>
);
