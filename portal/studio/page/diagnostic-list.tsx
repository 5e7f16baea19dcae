import type { Diagnostic } from '../protocol.ts';

interface DiagnosticListProps {
  readonly diagnostics: readonly Diagnostic[];
  /** Files of the document that is open. */
  readonly own: readonly string[];
  readonly onOpen: (diagnostic: Diagnostic) => void;
}

/** All diagnostics: of this document first, then of others. */
export function DiagnosticList({ diagnostics, own, onOpen }: DiagnosticListProps) {
  if (diagnostics.length === 0)
    return <p className="pane-note pane-good">No problems. This can be saved and published.</p>;
  const here = diagnostics.filter(({ file }) => own.includes(file));
  const elsewhere = diagnostics.filter(({ file }) => !own.includes(file));
  return (
    <div className="diagnostics">
      {here.length > 0 ? <DiagnosticGroup title="Here" diagnostics={here} onOpen={onOpen} /> : null}
      {elsewhere.length > 0 ? (
        <DiagnosticGroup title="Elsewhere" diagnostics={elsewhere} onOpen={onOpen} />
      ) : null}
    </div>
  );
}

interface DiagnosticGroupProps extends Pick<DiagnosticListProps, 'diagnostics' | 'onOpen'> {
  readonly title: string;
}

function DiagnosticGroup({ title, diagnostics, onOpen }: DiagnosticGroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {diagnostics.map((diagnostic) => (
          <li
            key={`${diagnostic.file} ${diagnostic.line} ${diagnostic.column} ${diagnostic.rule} ${diagnostic.message}`}
          >
            <button type="button" onClick={() => onOpen(diagnostic)}>
              <strong>{diagnostic.message}</strong>
              {diagnostic.remedy === undefined ? null : <span>{diagnostic.remedy}</span>}
              <code>
                {diagnostic.file}:{diagnostic.line}
              </code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
