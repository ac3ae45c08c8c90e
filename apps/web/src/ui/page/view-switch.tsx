import { SegmentedControl } from '../form/segmented-control.tsx';

export interface View<Name extends string> {
  name: Name;
  label: string;
  /** What is new in it; counted as long as it is out of sight. */
  unread?: number;
}

interface ViewSwitchProps<Name extends string> {
  /** What they are parts of. */
  label: string;
  view: Name;
  views: readonly View<Name>[];
  onChange: (view: Name) => void;
}

/** Where the columns of a page do not fit side by side, they are views. */
export function ViewSwitch<Name extends string>({ label, view, views, onChange }: ViewSwitchProps<Name>) {
  return (
    <div className="hd-view-switch">
      <SegmentedControl<Name>
        aria-label={label}
        value={view}
        onChange={onChange}
        options={views.map(({ name, label: text, unread = 0 }) => ({
          value: name,
          label: (
            <>
              {text} {unread > 0 && view !== name && <span className="hd-count hd-k-act">{unread}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}
