import type { ReactNode } from 'react';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

interface ImportHeadProps {
  icon: 'table' | 'clock';
  fileName: string;
  line: ReactNode;
  end: ReactNode;
}

/** A spreadsheet in a line: its name, how it fares, and what can be done with it. */
export function ImportHead({ icon, fileName, line, end }: ImportHeadProps) {
  return (
    <div className="hd-import-head">
      <Icon name={icon} size={20} />
      <div className="hd-grow">
        <b className="hd-cut hd-import-name">
          <Ltr>{fileName}</Ltr>
        </b>
        <span className="hd-t13 hd-hint hd-num">{line}</span>
      </div>
      <span className="hd-import-actions">{end}</span>
    </div>
  );
}
