/** Longer than this an application is as good as off. */
const ATTESA_MS = 800;
const RICORDO_MS = 15_000;
const RICORDI_MASSIMI = 100;

const noti = new Map<string, { readonly isViva: Promise<boolean>; readonly fino: number }>();

async function ask(indirizzo: string): Promise<boolean> {
  try {
    await fetch(indirizzo, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ATTESA_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether an application of the suite answers at its address, whatever it says; asked again after fifteen seconds. The
 * addresses are those that the vendor configured: nobody else's text comes here.
 */
export function isRaggiungibile(indirizzo: string): Promise<boolean> {
  const adesso = performance.now();
  const noto = noti.get(indirizzo);
  if (noto && noto.fino > adesso) return noto.isViva;
  if (noti.size >= RICORDI_MASSIMI) noti.clear();
  const isViva = ask(indirizzo);
  noti.set(indirizzo, { isViva, fino: adesso + RICORDO_MS });
  return isViva;
}
