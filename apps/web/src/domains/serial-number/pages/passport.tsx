import './passport.css';
import { patterns } from '@heliodesk/contract/kit';
import { passportPageOf } from '@heliodesk/contract/module';
import { PassportQuery, type Passport } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isError } from '#src/platform/http/call-error.ts';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { SearchInput } from '#src/ui/form/search-input.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block, Page, TwoColumns } from '#src/ui/page/page.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { StatusDisc } from '#src/ui/shapes/status-disc.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { ModuleLife } from '../components/module-life.tsx';
import { WarrantyArcs } from '../components/warranty-arcs.tsx';
import { WarrantySpan } from '../components/warranty-span.tsx';
import { passportOf } from '../queries.ts';

/** Everything known of one module: what we made, how long its warranties run, and every request that lists it. */
export default function PassportPage() {
  const { t } = useTranslation('history');
  const sn = (useParams().sn ?? '').trim().toUpperCase();
  const isSerial = patterns.serialNumber.test(sn);
  const { data: passport, error, refetch } = useQuery({ ...passportOf(sn), enabled: isSerial });
  const isMissing = !isSerial || isError(error, 'notFound');
  return (
    <Page
      title={t('passport.title')}
      tabTitle={sn}
      layout="flush"
      note={passport ? <Head passport={passport} /> : <Ltr mono>{sn}</Ltr>}
      actions={<AnotherSerial key={sn} />}
    >
      {isMissing ? (
        <NotFound title={t('passport.missingTitle')} text={t('passport.missingText')} />
      ) : passport ? (
        <Facts passport={passport} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function Head({ passport: { serialNumber, module } }: { passport: Passport }) {
  const { t } = useTranslation('history');
  return (
    <>
      <Ltr mono>{serialNumber}</Ltr>{' '}
      {module === null ? (
        <StatusDisc tone="warn" pill>
          {t('passport.unknown')}
        </StatusDisc>
      ) : (
        <StatusDisc tone="good" end="check" pill>
          {t('passport.genuine')}
        </StatusDisc>
      )}
    </>
  );
}

function AnotherSerial() {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const open = (typed: string) => {
    const sn = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    if (sn !== '') void navigate(passportPageOf(sn));
  };
  return (
    <SearchInput
      type="search"
      label={t('passport.other')}
      dir="ltr"
      maxLength={maxLengthOf(PassportQuery, 'sn')}
      onPressEnter={({ currentTarget }) => open(currentTarget.value)}
    />
  );
}

function Facts({ passport }: { passport: Passport }) {
  const { t } = useTranslation('history');
  const { module, readTime } = passport;
  return (
    <TwoColumns sidebar={module !== null && <ModuleFacts module={module} />}>
      {module !== null && (
        <Block title={t('passport.warranty')}>
          <Warranties module={module} now={readTime} />
        </Block>
      )}
      <Block title={t('passport.life')}>
        <ModuleLife passport={passport} />
      </Block>
    </TwoColumns>
  );
}

/** Both warranties; on a phone, where the words of a drawing would be too small, each with a bar. */
function Warranties({ module, now }: { module: NonNullable<Passport['module']>; now: string }) {
  const { t } = useTranslation('history');
  const isNarrow = useNarrow();
  const from = module.warrantyStart;
  const warranties = [
    { name: t('passport.product'), until: module.productWarrantyEnd },
    { name: t('passport.performance'), until: module.performanceWarrantyEnd },
  ];
  if (!isNarrow) return <WarrantyArcs from={from} now={now} warranties={warranties} />;
  return warranties.map((warranty) => <WarrantySpan key={warranty.name} {...warranty} from={from} now={now} />);
}

function ModuleFacts({ module }: { module: NonNullable<Passport['module']> }) {
  const { t } = useTranslation(['history', 'serialNumber']);
  const { number, day } = useFormat();
  return (
    <Block
      title={t('passport.module')}
      foot={
        module.settledOn !== null && (
          <span className="hd-k-warn">
            {t('passport.settled')} <UtcTime at={module.settledOn} precision="day" />
          </span>
        )
      }
    >
      <Descriptions
        items={[
          { label: t('serialNumber:column.type'), text: module.moduleType, reads: 'ltr' },
          { label: t('passport.grade'), text: module.grade },
          { label: t('serialNumber:column.power'), text: t('serialNumber:watt', { power: number(module.power) }), reads: 'ltr' },
          { label: t('passport.made'), text: day(module.productionDate) },
          { label: t('passport.region'), text: module.warrantyRegion },
        ]}
      />
    </Block>
  );
}
