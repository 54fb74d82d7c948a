/** How much the first page weighs over the wire, and how soon it can be used. */

export default async function firstLoad({ person }) {
  const page = await person();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const started = Date.now();
  await page.goto("/");
  await page.waitForSelector(".game .btns .btn");
  const usable = Date.now() - started;
  await page.waitForLoadState("networkidle");
  return { bytes, usable };
}
