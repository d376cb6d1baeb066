import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import type { WorkSummary } from '../session/unsavedWork';

interface UnsavedWorkPanelProps<Work extends WorkSummary> {
  title: string;
  detail: string;
  /** Reads the work to list; the same function in every render. */
  list: () => Promise<Work[]>;
  /** The path of the editor that continues the work. */
  pathOf: (work: Work) => string;
  nameOf: (work: Work) => string;
}

/** Links to unsaved work in this browser; nothing when there is none. */
export function UnsavedWorkPanel<Work extends WorkSummary>({
  title,
  detail,
  list,
  pathOf,
  nameOf,
}: UnsavedWorkPanelProps<Work>) {
  const locale = useAdminLocale();
  const [works, setWorks] = useState<Work[]>([]);
  useEffect(() => {
    let isMounted = true;
    void list().then((found) => isMounted && setWorks(found));
    return () => {
      isMounted = false;
    };
  }, [list]);
  if (works.length === 0) return null;
  return (
    <chakra.div mb="6">
      <Panel smallTitle title={title}>
        <chakra.p color="fg.muted" textStyle="small">
          {detail}
        </chakra.p>
        <chakra.ul listStyleType="none" mt="3">
          {works.map((work) => (
            <chakra.li key={work.id} borderTopWidth="1px" borderColor="border">
              <chakra.a
                asChild
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="4"
                minH="12"
                py="2"
                color="inherit"
              >
                <Link to={pathOf(work)}>
                  <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                    {nameOf(work)}
                  </chakra.span>
                  <chakra.time dateTime={work.changedAt} textStyle="small" color="fg.muted">
                    {formatDateTime(work.changedAt, locale)}
                  </chakra.time>
                </Link>
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </chakra.div>
  );
}
