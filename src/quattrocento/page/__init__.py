"""The house in the page: tables that need nobody else, in a browser's own Python.

It answers what a house answers, keeps its tables through a `Keeper`, and needs nothing but Python.
"""

from quattrocento.page.house import PageHouse as PageHouse
from quattrocento.page.keeping import Keeper as Keeper
