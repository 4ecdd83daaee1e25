import { useEffect, useState } from 'preact/hooks';
import { reportAddress } from '../../table/report-address.ts';

interface ReportErrorProps {
  readonly label: string;
  /** The link to what is reported: a position, a deal. */
  readonly position: () => string;
  /** Whether it stands in a list. */
  readonly inList?: boolean;
}

/** Leads to where an error of a verdict is reported, with the position filled in; nothing on a site that names no project. */
export function ReportError({ label, position, inList = false }: ReportErrorProps) {
  const [project, setProject] = useState<string>();
  // The page says it, and while it is built there is none.
  useEffect(() => setProject(document.querySelector<HTMLMetaElement>('meta[name="project"]')?.content), []);
  const href =
    project === undefined ? undefined : reportAddress(project, { form: 'wrong-verdict', position: position() });
  if (href === undefined) return null;
  const link = (
    <a class="report-error" href={href} rel="nofollow">
      {label}
    </a>
  );
  return inList ? <li>{link}</li> : link;
}
