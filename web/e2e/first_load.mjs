/**
 * How much the first page weighs over the wire, and how much work it makes until it can be used: the best of three visits
 * by strangers. What is counted is the time in which the page itself computes, for a clock tells how busy the machine is.
 */

async function visit(person) {
  const page = await person();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const started = Date.now();
  await page.goto("/");
  await page.waitForSelector(".game .btns .btn");
  const usable = Date.now() - started;
  const { metrics } = await session.send("Performance.getMetrics");
  const work = 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return { bytes, usable, work };
}

export default async function firstLoad({ person }) {
  const visits = [];
  for (let count = 0; count < 3; count++) visits.push(await visit(person));
  return {
    bytes: Math.max(...visits.map(({ bytes }) => bytes)),
    work: Math.min(...visits.map(({ work }) => work)),
    visits,
  };
}
