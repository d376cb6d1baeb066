import { Button, Flex, SimpleGrid, chakra } from '@chakra-ui/react';
import { formatFileSize, type DiagnosticsInfo } from '@app/domain/pictures/images';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { Picture } from '../../shared/pictures/Picture';
import { Notice } from '../../shared/ui/Notice';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../shared/ui/Table';

const ENVIRONMENT = ['nodeVersion', 'platform', 'cwd'] as const;
const DIRECTORIES = ['publicExists', 'publicPath', 'imagesExists', 'imagesPath'] as const;

export function ServerInfo({ info: { environment, directories } }: { info: DiagnosticsInfo }) {
  const { t } = useTranslation('adminImages');
  return (
    <SimpleGrid gap="6" columns={{ base: 1, lg: 2 }} alignItems="start">
      <InfoTable
        title={t('environment')}
        rows={ENVIRONMENT.map((name) => [t(`environment.${name}`), environment[name]])}
      />
      <InfoTable
        title={t('directories')}
        rows={DIRECTORIES.map((name) => {
          const value = directories[name];
          return [t(`directories.${name}`), typeof value === 'string' ? value : t(value ? 'yes' : 'no')];
        })}
      />
    </SimpleGrid>
  );
}

function InfoTable({ title, rows }: { title: string; rows: [name: string, value: string][] }) {
  return (
    <TableCard>
      <Table>
        <chakra.caption
          textAlign="left"
          px="5"
          pt="4"
          fontFamily="heading"
          fontWeight="semibold"
          fontSize="lg"
        >
          {title}
        </chakra.caption>
        <TableBody>
          {rows.map(([name, value]) => (
            <Tr key={name}>
              <RowTh w="40%" color="fg.muted">
                {name}
              </RowTh>
              <Td overflowWrap="anywhere">{value}</Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}

const COLUMNS = ['name', 'path', 'size', 'lastModified', 'check'] as const;

interface ImagesTableProps {
  images: DiagnosticsInfo['images'];
  /** Checks a path with `PathCheck`. */
  onCheck: (path: string) => void;
}

/** Lists the uploaded images. */
export function ImagesTable({ images, onCheck }: ImagesTableProps) {
  const { t } = useTranslation('adminImages');
  const locale = useAdminLocale();
  if (images.length === 0) return <Notice title={t('images.none')} />;
  return (
    <TableCard role="region" aria-label={t('images')} tabIndex={0}>
      <Table stacks css={{ '& :is(td, th)': { verticalAlign: 'middle' } }}>
        <TableHead columns={COLUMNS.map((column) => t(`column.${column}`))} />
        <TableBody>
          {images.map(({ name, path, size, lastModified }) => (
            <Tr key={path}>
              <RowTh minW="16rem">
                <Flex align="center" gap="4">
                  <chakra.div w="14" h="14" flexShrink="0" borderRadius="sm" overflow="hidden" bg="bg.subtle">
                    <Picture src={path} alt="" sizes="3.5rem" />
                  </chakra.div>
                  <chakra.span overflowWrap="anywhere">{name}</chakra.span>
                </Flex>
              </RowTh>
              <Td overflowWrap="anywhere" maxW="20rem">
                <chakra.a href={path} color="inherit" textDecoration="underline">
                  {path}
                </chakra.a>
              </Td>
              <Td whiteSpace="nowrap">{formatFileSize(size)}</Td>
              <Td whiteSpace="nowrap">{formatDateTime(lastModified, locale)}</Td>
              <Td py="2">
                <Button
                  variant="ghost"
                  size="sm"
                  ml="-4"
                  aria-label={t('check.of', { name })}
                  onClick={() => onCheck(path)}
                >
                  {t('check.take')}
                </Button>
              </Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}
