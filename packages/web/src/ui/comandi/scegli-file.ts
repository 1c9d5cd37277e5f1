/**
 * The file somebody chooses; null when nobody did. `accetta`: extensions with their dot, between commas. With `fotocamera` a
 * telephone opens its camera.
 */
export function chooseFile(accetta: string, { fotocamera = false } = {}): Promise<File | null> {
  return new Promise((resolve) => {
    const campo = document.createElement('input');
    campo.type = 'file';
    campo.accept = accetta;
    if (fotocamera) campo.setAttribute('capture', 'environment');
    campo.addEventListener('change', () => resolve(campo.files?.[0] ?? null));
    campo.addEventListener('cancel', () => resolve(null));
    campo.click();
  });
}
