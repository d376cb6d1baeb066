import { Box, Button, Grid, HStack, Input, Textarea, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ColorModeChoice } from '../platform/components/ColorModeChoice';
import { Picture } from '../../shared/pictures/Picture';
import { ArchFrame } from '../ui/ArchFrame';
import { Badge } from '../../shared/ui/Badge';
import { Card, CardBody, CardMedia } from '../../shared/ui/Card';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import { Notice } from '../../shared/ui/Notice';
import { PageHeader } from '../ui/PageHeader';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { PageWidth } from '../../shared/ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Segment, SegmentedControl } from '../../shared/ui/SegmentedControl';
import { Select } from '../../shared/ui/Select';
import { Loading, Skeleton } from '../../shared/ui/Skeleton';
import { SunDisc } from '../ui/SunDisc';
import { Switch } from '../../shared/ui/Switch';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../shared/ui/Table';
import { showToast } from '../../shared/ui/toast';
import { Toaster } from '../../shared/ui/Toaster';
import { Colors, TypeScale, Measures, Part } from './Tokens';

/** A catalog of the design tokens and UI components in their states. In English, and only in development mode. */
export function UiPage() {
  return (
    <>
      <title>UI components</title>
      <chakra.header
        position="sticky"
        top="0"
        zIndex="header"
        bg="bg"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <PageWidth display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" py="2">
          <chakra.h1 textStyle="h3">UI components</chakra.h1>
          <ColorModeChoice />
        </PageWidth>
      </chakra.header>
      <main>
        <Colors />
        <TypeScale />
        <Measures />
        <Buttons />
        <Forms />
        <Surfaces />
        <States />
        <Headers />
      </main>
      <Toaster closeLabel="Close" regionLabel="Notifications" />
    </>
  );
}

const VARIANTS = ['solid', 'outline', 'ghost'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

function Buttons() {
  return (
    <Part title="Buttons" tone="sand">
      <Grid gap="4">
        {VARIANTS.map((variant) => (
          <HStack key={variant} flexWrap="wrap" gap="4">
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              disabled
            </Button>
          </HStack>
        ))}
      </Grid>
    </Part>
  );
}

function Forms() {
  const [selected, setSelected] = useState('one');
  return (
    <Part title="Forms">
      <Grid gap="6" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        <Field label="Name" required note="A note below the control">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Email" required error="Valid email is required">
          {(control) => <Input {...control} defaultValue="ana@" />}
        </Field>
        <Field label="Service" hint="optional">
          {(control) => (
            <Select {...control}>
              <option>Select a service</option>
              <option>Puppies</option>
            </Select>
          )}
        </Field>
        <Field label="Closed">{(control) => <Input {...control} disabled value="disabled" readOnly />}</Field>
        <Field label="Message">{(control) => <Textarea {...control} rows={4} />}</Field>
        <Grid gap="4" justifyItems="start">
          <Switch defaultChecked>Published</Switch>
          <Switch>Draft</Switch>
          <SegmentedControl role="group" aria-label="Choices">
            {['one', 'two', 'three'].map((name) => (
              <Segment key={name} aria-pressed={name === selected} onClick={() => setSelected(name)}>
                {name}
              </Segment>
            ))}
          </SegmentedControl>
        </Grid>
      </Grid>
    </Part>
  );
}

function Surfaces() {
  return (
    <Part title="Surfaces" tone="sand">
      <SectionHeading
        eyebrow="Eyebrow"
        title="A section’s heading"
        intro="An introduction of one or two lines."
      />
      <Grid gap="6" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} alignItems="start">
        <Card interactive>
          <CardMedia aspectRatio="4/3">
            <Picture src="/images/site/instagram-1-800x800.webp" alt="" sizes="24rem" />
          </CardMedia>
          <CardBody>
            <chakra.h3 textStyle="h3">Interactive card</chakra.h3>
            <HStack flexWrap="wrap" gap="2">
              {(['quiet', 'good', 'warm', 'accent'] as const).map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
            </HStack>
          </CardBody>
        </Card>
        <ArchFrame maxW="16rem">
          <Picture src="/images/site/trainer-1000x1250.webp" alt="" sizes="16rem" />
        </ArchFrame>
        <Box position="relative" isolation="isolate" h="40">
          <SunDisc w="40" top="0" left="0" />
        </Box>
      </Grid>
      <TableCard mt="8">
        <Table>
          <TableHead columns={['Title', 'State']} />
          <TableBody>
            <Tr>
              <RowTh>A row</RowTh>
              <Td>Published</Td>
            </Tr>
            <Tr>
              <RowTh>Another</RowTh>
              <Td>Draft</Td>
            </Tr>
          </TableBody>
        </Table>
      </TableCard>
    </Part>
  );
}

function States() {
  const [confirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState(0);
  return (
    <Part title="States">
      <Grid gap="8" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        <Notice title="Nothing here yet">Shown in place of an empty list.</Notice>
        <Notice
          title="This could not be loaded"
          action={{ label: `Try again (${failed})`, onClick: () => setFailed(failed + 1) }}
        >
          With a button.
        </Notice>
        <Loading label="Loading">
          <Grid gap="3">
            <Skeleton h="6" w="60%" />
            <Skeleton h="20" />
          </Grid>
        </Loading>
        <Grid gap="5" justifyItems="start">
          <ProgressBar value={0.6} label="Progress" />
          <HStack flexWrap="wrap" gap="3">
            <Button
              variant="outline"
              onClick={() => showToast({ title: 'Saved', description: 'The default toast.' })}
            >
              Toast
            </Button>
            <Button
              variant="outline"
              onClick={() =>
                showToast({
                  variant: 'destructive',
                  title: 'Not saved',
                  description: 'The destructive toast.',
                })
              }
            >
              Destructive toast
            </Button>
            <Button variant="outline" onClick={() => setConfirming(true)}>
              Confirm dialog
            </Button>
          </HStack>
        </Grid>
      </Grid>
      <ConfirmDialog
        open={confirming}
        title="Are you sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      >
        It cannot be undone.
      </ConfirmDialog>
    </Part>
  );
}

/** Outside of `Part`, because page headers are as wide as the page. */
function Headers() {
  return (
    <>
      <PageHeader eyebrow="Eyebrow" title="A page’s title" intro="With the sun at the bottom edge." />
      <PageHeader
        title="A page’s title with a picture"
        intro="Instead of the sun."
        picture={
          <ArchFrame on="wall" alignSelf="end" maxW="16rem" mt="10">
            <Picture src="/images/site/trainer-1000x1250.webp" alt="" sizes="16rem" />
          </ArchFrame>
        }
      />
    </>
  );
}
