// Put into index.html by the build, before everything else: when the app has not started after a while, it says so and
// offers to fetch the app's files again. What people made (IndexedDB) is never touched. Old syntax on purpose: it must run
// where the app itself does not.
(() => {
  var patience = 8000;
  var texts = [
    ['id', 'Tikar belum bisa dibuka. Permainanmu aman.', 'Muat ulang'],
    ['ms', 'Tikar belum dapat dibuka. Permainan kamu selamat.', 'Muat semula'],
    ['th', 'ยังเปิด Tikar ไม่ได้ เกมของเรายังอยู่ครบ', 'โหลดใหม่'],
    ['en', 'Tikar could not open yet. Your games are safe.', 'Load again'],
  ];
  function reload() {
    location.reload();
  }
  function forgetFiles() {
    var scope = new URL('.', document.baseURI).href;
    var work = [];
    if ('serviceWorker' in navigator) {
      work.push(
        navigator.serviceWorker
          .getRegistration(scope)
          .then((registration) => (registration && registration.scope === scope ? registration.unregister() : false)),
      );
    }
    if ('caches' in window) work.push(caches.delete(`tikar-precache-v2-${scope}`));
    return Promise.all(work);
  }
  function help() {
    if (window.__booted) return;
    var box = document.createElement('div');
    box.id = 'watchdog';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:fixed;inset:0;z-index:9999;overflow:auto;padding:2rem;background:#FFFAEF;color:#2A1B2E;' +
      'font:600 1.15rem/1.6 system-ui,sans-serif;text-align:center';
    texts.forEach((text) => {
      var line = document.createElement('p');
      line.lang = text[0];
      line.textContent = text[1];
      box.appendChild(line);
    });
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.map((text) => text[2]).join(' · ');
    button.style.cssText =
      'min-height:64px;padding:.75rem 1.5rem;border:0;border-radius:1rem;background:#5B2347;color:#FFFAEF;font:inherit';
    button.onclick = () => {
      button.disabled = true;
      if (!navigator.onLine) return reload();
      forgetFiles().then(reload, reload);
    };
    box.appendChild(button);
    document.body.appendChild(box);
    button.focus();
    // The app came after all: it was only slow.
    var look = setInterval(() => {
      if (!window.__booted) return;
      clearInterval(look);
      box.remove();
    }, 250);
  }
  setTimeout(help, patience);
})();
