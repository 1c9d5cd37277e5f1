/** Prints what the page marks with `data-stampa`, on white paper whatever the skin of who reads. */
export function printPage(): void {
  const { dataset } = document.documentElement;
  const prima = dataset.skin;
  dataset.skin = 'light-blue';
  window.addEventListener(
    'afterprint',
    () => {
      if (prima === undefined) delete dataset.skin;
      else dataset.skin = prima;
    },
    { once: true },
  );
  window.print();
}
