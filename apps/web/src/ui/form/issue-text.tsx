interface IssueTextProps {
  label: string | undefined;
  message: string;
  onGo: () => void;
  /** Of the link. */
  className?: string;
}

/** What is wrong, in a sentence whose field name links to the field. If the sentence lacks the name, the name comes first. */
export function IssueText({ label = '', message, onGo, className }: IssueTextProps) {
  const at = label === '' ? -1 : message.indexOf(label);
  const [before, after] = at < 0 ? ['', label === '' ? '' : ` ${message}`] : [message.slice(0, at), message.slice(at + label.length)];
  return (
    <>
      {before}
      <button type="button" className={className} onClick={onGo}>
        {label || message}
      </button>
      {after}
    </>
  );
}
