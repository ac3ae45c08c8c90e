import { passportPageOf } from '@heliodesk/contract/module';
import { Link } from 'react-router';
import { Ltr } from '#src/ui/format/ltr.tsx';

/** A serial number that leads to what is known of its module. */
export function PassportLink({ sn }: { sn: string }) {
  return (
    <Link to={passportPageOf(sn)}>
      <Ltr mono>{sn}</Ltr>
    </Link>
  );
}
