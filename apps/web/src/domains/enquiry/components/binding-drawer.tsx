import './enquiry.css';
import type { EnquiryBinding } from '@heliodesk/contract/enquiry';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NumberInText } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { bindingOf, useBind } from '../rts-queries.ts';
import { OtherContact } from './other-contact.tsx';
import { SuggestionList } from './suggestion-list.tsx';

interface BindingDrawerProps {
  requestId: number;
  onClose: () => void;
}

/** Asks who sent a guest's enquiry: what they say of themselves, who it may be, and anyone else. Render it to open it. */
export function BindingDrawer({ requestId, onClose }: BindingDrawerProps) {
  const { t } = useTranslation('enquiryDesk');
  const { data, error, refetch } = useQuery(bindingOf(requestId));
  return (
    <SideDrawer
      open
      size={512}
      title={data && <NumberInText text={t('binding.title', { number: data.requestNo })} number={data.requestNo} />}
      closable={{ placement: 'end' }}
      onClose={onClose}
    >
      {data ? (
        <Binding binding={data} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <BlockSkeleton lines={8} />
      )}
    </SideDrawer>
  );
}

function Binding({ binding, onClose }: { binding: EnquiryBinding; onClose: () => void }) {
  const { t } = useTranslation('enquiryDesk');
  const bind = useBind();
  const { requestId, requestNo, version, suggestions } = binding;
  const mayBind = binding.actions.some(({ name, blockedBy }) => name === 'bind' && blockedBy.length === 0);

  const handleBind = async (contact: { contactId: number; name: string }) => {
    try {
      await bind.mutateAsync({ requestId, version, contactId: contact.contactId });
    } catch {
      // Why it is refused is shown by the call itself; the drawer shows the latest state.
      return;
    }
    onClose();
    showToast({ kind: 'good', title: t('binding.done', { number: requestNo, name: contact.name }) });
  };
  return (
    <div className="hd-binding">
      <SenderFacts binding={binding} />
      {mayBind && (
        <>
          <p className="hd-hint">{t('binding.text')}</p>
          <h3>{t('binding.suggestions')}</h3>
          <SuggestionList suggestions={suggestions} isBusy={bind.isPending} onChoose={(contact) => void handleBind(contact)} />
          <h3>{t('binding.other')}</h3>
          <OtherContact isBusy={bind.isPending} onChoose={(contact) => void handleBind(contact)} />
        </>
      )}
    </div>
  );
}

/** What the sender says, and once it is known, who they are. */
function SenderFacts({ binding: { sender, binding, contactPerson, companyName } }: { binding: EnquiryBinding }) {
  const { t } = useTranslation('enquiryDesk');
  const { t: fields } = useTranslation('fields');
  const { t: common } = useTranslation('common');
  const known = binding
    ? [
        { label: t('rts.boundTo'), text: contactPerson },
        { label: common('company'), text: companyName },
      ]
    : [];
  const said = sender
    ? [
        { label: t('rts.sender'), text: sender.name },
        { label: fields('email'), text: sender.email, reads: 'ltr' as const },
        { label: t('binding.asTyped'), text: sender.companyName },
        { label: fields('taxNo'), text: sender.taxNo, reads: 'mono' as const },
        { label: fields('enquiryReq.phoneNo'), text: sender.phoneNo, reads: 'ltr' as const },
        { label: t('binding.host'), text: sender.host },
      ]
    : [];
  return <Descriptions items={[...known, ...said]} />;
}
