console.info('pagina di prova');
