import { DeskList } from '../desk/desk-list.tsx';

/** The desk of staff. */
export default function DeskPage() {
  return <DeskList />;
}
