// a page that is opened from a folder may not read the search index, so search isn't offered there
if (location.protocol === "file:") document.documentElement.classList.add("from-folder");
