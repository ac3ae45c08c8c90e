import type { RegisteredAddress, ShippingAddress } from '@heliodesk/contract/account';
import { Radio } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { fromBook, fromRegistration, isFaulty } from './address-choice.ts';
import type { AddressValues } from './address-choice.ts';
import type { Choice } from './use-address-choice.ts';
import { placeText } from '../place-text.ts';

interface AddressTilesProps {
  book: readonly ShippingAddress[];
  /** Offered where the book is empty. */
  registered: RegisteredAddress | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The addresses that a claim chooses from, and the way to another one. */
export function AddressTiles({ book, registered, choice, onChoose }: AddressTilesProps) {
  const { t } = useTranslation('moduleClaim');
  const labelId = useId();
  const isFirst = book.length === 0;
  const otherHint = choice === 'other' ? t('shipping.otherOpen') : isFirst ? t('shipping.otherFirst') : t('shipping.otherHint');
  return (
    <>
      <span className="hd-vh" id={labelId}>
        {t('step.shipping')}
      </span>
      <Radio.Group
        className="hd-address-book"
        aria-labelledby={labelId}
        value={choice}
        onChange={({ target }) => onChoose(target.value as Choice)}
      >
        {book.map((entry) => (
          <AddressTile
            key={entry.addressId}
            value={entry.addressId}
            title={entry.addressTitle || entry.companyName}
            tag={entry.isDefault && t('shipping.default')}
            address={fromBook(entry)}
            foot={<LastUsed entry={entry} />}
          />
        ))}
        {isFirst && registered && (
          <AddressTile
            value="registered"
            title={t('shipping.registered')}
            tag={t('shipping.fromRegistration')}
            address={fromRegistration(registered)}
          />
        )}
        <Radio value="other" className="hd-address hd-address-other">
          <span className="hd-address-words">
            <Icon name={choice === 'other' ? 'pen' : 'plus'} size={20} />
            <b>{t('shipping.other')}</b>
            <span className="hd-hint hd-t12">{otherHint}</span>
          </span>
        </Radio>
      </Radio.Group>
    </>
  );
}

interface AddressTileProps {
  value: Choice;
  title: string;
  tag: string | false;
  address: AddressValues;
  foot?: ReactNode;
}

function AddressTile({ value, title, tag, address, foot }: AddressTileProps) {
  const { t, i18n } = useTranslation('moduleClaim');
  const countries = useCountryOptions();
  return (
    <Radio value={value} className="hd-address">
      <span className="hd-address-words">
        <span className="hd-row">
          <b className="hd-grow">
            <bdi>{title}</bdi>
          </b>
          {tag && <span className="hd-tag hd-k-info">{tag}</span>}
        </span>
        <span>
          <bdi>{address.accountName}</bdi>
        </span>
        <span>
          <bdi>{placeText(address, countries, i18n.language)}</bdi>
        </span>
        <span className="hd-address-person">
          <bdi>{address.contactPerson}</bdi>
          {address.mobile && ' · '}
          {address.mobile && <Ltr>{address.mobile}</Ltr>}
        </span>
        {isFaulty(address) ? (
          <span className="hd-address-foot hd-k-warn">
            <Icon name="warning" /> {t('shipping.faulty')}
          </span>
        ) : (
          foot && <span className="hd-address-foot">{foot}</span>
        )}
      </span>
    </Radio>
  );
}

function LastUsed({ entry: { lastUsed } }: { entry: ShippingAddress }) {
  const { day } = useFormat();
  if (!lastUsed) return null;
  return (
    <>
      <Icon name="truck" />
      <span>
        <Trans
          ns="moduleClaim"
          i18nKey="shipping.lastUsed"
          values={{ day: day(lastUsed.at), number: lastUsed.requestNo }}
          components={{ day: <bdi>{null}</bdi>, no: <Ltr mono>{null}</Ltr> }}
          shouldUnescape
        />
      </span>
    </>
  );
}
