import type { Fault } from '../protocol.ts';

interface FaultListProps {
  readonly faults: readonly Fault[];
  /** Files of the document that is open. */
  readonly own: readonly string[];
  readonly onOpen: (fault: Fault) => void;
}

/** Everything that is wrong: here first, then elsewhere. */
export function FaultList({ faults, own, onOpen }: FaultListProps) {
  if (faults.length === 0)
    return <p className="pane-note pane-good">No faults. This can be saved and published.</p>;
  const here = faults.filter(({ file }) => own.includes(file));
  const elsewhere = faults.filter(({ file }) => !own.includes(file));
  return (
    <div className="faults">
      {here.length > 0 ? <FaultGroup title="Here" faults={here} onOpen={onOpen} /> : null}
      {elsewhere.length > 0 ? <FaultGroup title="Elsewhere" faults={elsewhere} onOpen={onOpen} /> : null}
    </div>
  );
}

interface FaultGroupProps extends Pick<FaultListProps, 'faults' | 'onOpen'> {
  readonly title: string;
}

function FaultGroup({ title, faults, onOpen }: FaultGroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.file} ${fault.line} ${fault.column} ${fault.rule} ${fault.message}`}>
            <button type="button" onClick={() => onOpen(fault)}>
              <strong>{fault.message}</strong>
              {fault.remedy === undefined ? null : <span>{fault.remedy}</span>}
              <code>
                {fault.file}:{fault.line}
              </code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
