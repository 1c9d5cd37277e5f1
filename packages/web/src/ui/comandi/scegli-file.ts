/** The file somebody chooses; null when nobody did. `accetta`: extensions with their dot, between commas. */
export function chooseFile(accetta: string): Promise<File | null> {
  return new Promise((resolve) => {
    const campo = document.createElement('input');
    campo.type = 'file';
    campo.accept = accetta;
    campo.addEventListener('change', () => resolve(campo.files?.[0] ?? null));
    campo.addEventListener('cancel', () => resolve(null));
    campo.click();
  });
}
