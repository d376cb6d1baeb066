/** An email address that can wrap after the @ and, if it is still too long, anywhere its parent allows. */
export function EmailText({ address }: { address: string }) {
  const hostStart = address.lastIndexOf('@') + 1;
  return (
    <span>
      {address.slice(0, hostStart)}
      <wbr />
      {address.slice(hostStart)}
    </span>
  );
}
