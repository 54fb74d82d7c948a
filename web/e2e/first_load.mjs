/** How much the first page weighs over the wire, and how soon it can be used: the best of three visits by strangers. */

async function visit(person) {
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
  await page.context().close();
  return { bytes, usable };
}

export default async function firstLoad({ person }) {
  const visits = [];
  for (let count = 0; count < 3; count++) visits.push(await visit(person));
  return {
    bytes: Math.max(...visits.map(({ bytes }) => bytes)),
    usable: Math.min(...visits.map(({ usable }) => usable)),
    visits,
  };
}
