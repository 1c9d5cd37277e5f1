const DURATA_INDIRIZZO_MS = 60_000;

/** Whether this browser shows a PDF in a frame, and so can put one on paper from there: most telephones do not. */
export const canStampare = (): boolean => navigator.pdfViewerEnabled;

/** Puts a PDF on paper: the browser asks how, over the page, which stays as it is. */
export function printPdf(file: Blob): void {
  const indirizzo = URL.createObjectURL(file);
  const cornice = document.createElement('iframe');
  cornice.setAttribute('aria-hidden', 'true');
  cornice.dataset.carta = '';
  cornice.tabIndex = -1;
  // A frame that is not drawn at all would print nothing.
  Object.assign(cornice.style, { position: 'fixed', width: '1px', height: '1px', border: '0', opacity: '0' });
  cornice.addEventListener('load', () => cornice.contentWindow?.print(), { once: true });
  cornice.src = indirizzo;
  document.querySelector('iframe[data-carta]')?.remove();
  document.body.append(cornice);
  setTimeout(() => URL.revokeObjectURL(indirizzo), DURATA_INDIRIZZO_MS);
}

/** Opens a PDF in a tab of its own. To be called at the click, or the browser would take the tab for an advert. */
export function openInScheda(file: Blob): void {
  const indirizzo = URL.createObjectURL(file);
  window.open(indirizzo, '_blank');
  setTimeout(() => URL.revokeObjectURL(indirizzo), DURATA_INDIRIZZO_MS);
}
