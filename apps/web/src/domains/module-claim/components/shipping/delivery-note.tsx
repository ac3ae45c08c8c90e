import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { labelIn, SidebarCard } from '#src/domains/request/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import type { ClaimValues } from '../../claim-values.ts';
import type { AddressValues } from './address-choice.ts';

/** Beside the address: how it reads on a parcel, when we ship, and what the claim is about so far. */
export function ShippingSidebar({ values, onGo }: Pick<SidebarProps<ClaimValues>, 'values' | 'onGo'>) {
  const { t } = useTranslation(['moduleClaim', 'fields', 'draft']);
  const { projectName, quantity, defectDate } = values.moduleClaim;
  return (
    <>
      <section aria-labelledby="delivery-note">
        <h2 className="hd-h-sm" id="delivery-note">
          {t('note.title')}
        </h2>
        <DeliveryNote address={values.requestAddressReq} />
      </section>
      <div className="hd-alert">
        <Icon name="info" size={20} />
        <span>{t('note.onlyIf')}</span>
      </div>
      <SidebarCard
        title={t('note.soFar')}
        extra={
          <Button type="link" size="small" onClick={() => onGo('details')}>
            {t('draft:review.edit')}
          </Button>
        }
      >
        <Descriptions
          items={[
            { label: t('fields:projectName'), text: projectName ?? '' },
            { label: t('fields:moduleClaim.quantity'), text: String(quantity ?? ''), reads: 'ltr' },
            { label: t('fields:moduleClaim.defectDate'), text: (defectDate ?? '').replaceAll('-', '/'), reads: 'ltr' },
          ]}
        />
      </SidebarCard>
    </>
  );
}

/** An address as it is written on a parcel; what is missing is named in its place. */
function DeliveryNote({ address }: { address: AddressValues }) {
  const { parts } = useFormat();
  const countries = useCountryOptions();
  const { accountName, contactPerson, mobile, postalCode, province } = address;
  const city = address.city && parts([address.city, province]);
  return (
    <div className="hd-delivery-note">
      {accountName && (
        <b>
          <bdi>{accountName}</bdi>
        </b>
      )}
      <NotePart name="address" text={address.address} />
      {/* One line in the city's direction, which then has the code before it. */}
      {postalCode && city ? (
        <NotePart name="city" text={`${postalCode} ${city}`} />
      ) : (
        <span>
          <NotePart name="postalCode" text={postalCode} /> <NotePart name="city" text={city} />
        </span>
      )}
      <NotePart name="shipToCountry" text={labelIn(countries, address.shipToCountry)} />
      <NotePart name="contactPerson" text={contactPerson} />
      <span>{mobile ? <Ltr>{mobile}</Ltr> : <NotePart name="mobile" text={mobile} />}</span>
    </div>
  );
}

function NotePart({ name, text }: { name: string; text: string | null | undefined }) {
  const { t } = useTranslation('moduleClaim');
  if (text)
    return (
      <span>
        <bdi>{text}</bdi>
      </span>
    );
  return <span className="hd-k-warn">{t('note.missing', { field: labelOf(`requestAddressReq.${name}`) })}</span>;
}
